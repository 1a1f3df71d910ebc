export { Center } from './Center/Center.tsx';
export { Columns, type ColumnsProps } from './Columns/Columns.tsx';
export { Divider } from './Divider/Divider.tsx';
export { Grid, type GridProps } from './Grid/Grid.tsx';
export { Inline, type InlineProps } from './Inline/Inline.tsx';
export { Page, type PageProps } from './Page/Page.tsx';
export { PageHeader, type PageHeaderProps } from './PageHeader/PageHeader.tsx';
export { Stack, type StackProps } from './Stack/Stack.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden.tsx';
