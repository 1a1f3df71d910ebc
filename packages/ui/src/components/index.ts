export { Accordion, type AccordionItem, type AccordionProps } from './Accordion/Accordion.tsx';
export { AlertDialog, type AlertDialogProps } from './AlertDialog/AlertDialog.tsx';
export { Avatar, type AvatarProps } from './Avatar/Avatar.tsx';
export { initialsOf } from './Avatar/initials.ts';
export { Badge, type BadgeProps } from './Badge/Badge.tsx';
export { Banner, type BannerProps } from './Banner/Banner.tsx';
export { type Breadcrumb, Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs/Breadcrumbs.tsx';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './Button/Button.tsx';
export { NetworkProvider, type NetworkProviderProps } from './Button/NetworkProvider.tsx';
export { Card, type CardProps } from './Card/Card.tsx';
export { CardLink, type CardLinkProps } from './Card/CardLink.tsx';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx';
export { CodeBlock, type CodeBlockProps } from './CodeBlock/CodeBlock.tsx';
export { ColorField, type ColorFieldProps } from './ColorField/ColorField.tsx';
export { contrastOf, hexOf, READABLE_CONTRAST } from './ColorField/contrast.ts';
export { ComboBox, type ComboBoxProps } from './ComboBox/ComboBox.tsx';
export { CopyButton, type CopyButtonProps } from './CopyButton/CopyButton.tsx';
export {
  type DateRange,
  DateRangeField,
  type DateRangeFieldProps,
} from './DateRangeField/DateRangeField.tsx';
export { Day, type DayProps } from './Day/Day.tsx';
export { Dialog, type DialogProps } from './Dialog/Dialog.tsx';
export { Drawer, type DrawerProps } from './Drawer/Drawer.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './ErrorState/ErrorState.tsx';
export type { AddedFile } from './FileDrop/checkedFile.ts';
export {
  FileDrop,
  type FileDropItem,
  type FileDropProps,
  type FileDropState,
} from './FileDrop/FileDrop.tsx';
export { refusalWords } from './FileDrop/refusalWords.ts';
export { Form, type FormProblem, type FormProps } from './Form/Form.tsx';
export { FormSection, type FormSectionProps } from './Form/FormSection.tsx';
export { SaveBar, type SaveBarProps, type SaveBarState } from './Form/SaveBar.tsx';
export { Heading, type HeadingProps } from './Heading/Heading.tsx';
export { Highlight, type HighlightProps } from './Highlight/Highlight.tsx';
export { Icon, type IconDrawing, type IconProps } from './Icon/Icon.tsx';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export { Illustration, type IllustrationName, type IllustrationProps } from './Illustration/Illustration.tsx';
export { StepIllustration, type StepIllustrationProps } from './Illustration/StepIllustration.tsx';
export { LeftOut, type LeftOutProps } from './LeftOut/LeftOut.tsx';
export { Link, type LinkProps } from './Link/Link.tsx';
export { type AnchorProps, LinkProvider, type LinkProviderProps, useAnchor } from './Link/LinkProvider.tsx';
export { LoadingOverlay, type LoadingOverlayProps } from './LoadingOverlay/LoadingOverlay.tsx';
export { LogoMark, type LogoMarkProps } from './Logo/LogoMark.tsx';
export { LOGO_PATH, LOGO_VIEW_BOX } from './Logo/mark.ts';
export { Menu, type MenuItem, type MenuProps } from './Menu/Menu.tsx';
export { Meter, type MeterProps } from './Meter/Meter.tsx';
export { focusMain } from './mainFocus.ts';
export { closeTopModal, onModalOpened } from './modals.ts';
export { NumberField, type NumberFieldProps } from './NumberField/NumberField.tsx';
export { Pagination, type PaginationProps } from './Pagination/Pagination.tsx';
export {
  PasswordField,
  type PasswordFieldProps,
  type PasswordFieldRule,
} from './PasswordField/PasswordField.tsx';
export { Popover, type PopoverProps } from './Popover/Popover.tsx';
export { ProgressBar, type ProgressBarProps } from './ProgressBar/ProgressBar.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup/RadioGroup.tsx';
export { SearchField, type SearchFieldProps } from './SearchField/SearchField.tsx';
export {
  type Segment,
  SegmentedControl,
  type SegmentedControlProps,
} from './SegmentedControl/SegmentedControl.tsx';
export { Select, type SelectOption, type SelectProps } from './Select/Select.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton.tsx';
export { Slider, type SliderMark, type SliderProps } from './Slider/Slider.tsx';
export { Spinner, type SpinnerProps } from './Spinner/Spinner.tsx';
export { type Step, Stepper, type StepperProps } from './Stepper/Stepper.tsx';
export { Switch, type SwitchProps } from './Switch/Switch.tsx';
export { Table, type TableProps } from './Table/Table.tsx';
export type { TableSelection } from './Table/TableSelection.tsx';
export type { SortableTableColumn, TableColumn, TableSort } from './Table/table.types.ts';
export { type TabItem, Tabs, type TabsProps } from './Tabs/Tabs.tsx';
export { Tag, type TagProps } from './Tag/Tag.tsx';
export { TagField, type TagFieldProps } from './TagField/TagField.tsx';
export { Text, type TextProps } from './Text/Text.tsx';
export { TextArea, type TextAreaProps } from './TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './TextField/TextField.tsx';
export { Toaster, type ToasterProps } from './Toaster/Toaster.tsx';
export { TopProgress, type TopProgressProps } from './TopProgress/TopProgress.tsx';
