import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** A component, as far as the atlas uses it. */
type Part<Props> = (props: Props) => ReactNode;

interface Look {
  children: ReactNode;
  variant?: 'quiet';
  size?: 'small';
  icon?: LucideIcon;
}

interface Column<Row, Id extends string> {
  id: Id;
  label: string;
  align?: 'start' | 'end';
  cell: (row: Row) => ReactNode;
}

/** The components that the pages are made of: those of whichever design system they stand in. */
export interface AtlasParts {
  Breadcrumbs: Part<{ items: readonly { label: string; href: string }[]; current: string }>;
  /** `disabledReason` says why it cannot be pressed now. */
  Button: Part<Look & { onClick: () => void; disabledReason?: string | undefined }>;
  ButtonLink: Part<Look & { href: string }>;
  Card: Part<{ children: ReactNode; as: 'li'; padding: 'none'; pressable: true }>;
  /** A link that fills its card. */
  CardLink: Part<{ children: ReactNode; href: string }>;
  /** Puts a text on the clipboard. */
  CopyButton: Part<{ text: string; label: string; look: 'words' }>;
  EmptyState: Part<{ title: string; children: ReactNode }>;
  Heading: Part<{ children: ReactNode; level: 2 | 3; size?: 'title' | 'small'; id?: string }>;
  Icon: Part<{ icon: LucideIcon; size: 'small' }>;
  IconButton: Part<{ icon: LucideIcon; label: string; size: 'small'; onClick: () => void }>;
  Link: Part<{ children: ReactNode; href: string }>;
  PageHeader: Part<{ title: string; purpose: string }>;
  SearchField: Part<{ label: string; value: string; onChange: (value: string) => void }>;
  /** A choice of one, side by side. */
  SegmentedControl: <Value extends string>(props: {
    label: string;
    look: 'bar';
    choices: readonly { value: Value; label: string }[];
    value: Value;
    onChange: (value: Value) => void;
  }) => ReactNode;
  Select: (props: {
    label: string;
    options: readonly { value: string; label: string }[];
    value: string | null;
    placeholder: string;
    onChange: (value: string) => void;
  }) => ReactNode;
  Table: <Row, Id extends string>(props: {
    label: string;
    rows: readonly Row[];
    rowId: (row: Row) => string;
    columns: readonly Column<Row, Id>[];
  }) => ReactNode;
  Tabs: <Id extends string>(props: {
    label: string;
    tabs: readonly { id: Id; label: string; content: ReactNode }[];
    selected: Id;
    onSelect: (id: Id) => void;
  }) => ReactNode;
  Tag: Part<{ children: ReactNode; tone?: 'positive' | 'info' | 'caution' }>;
  Text: Part<{
    children: ReactNode;
    size?: 'caption';
    tone?: 'muted';
    weight?: 'strong';
    numeric?: boolean;
  }>;
}
