export { AlertDialog, type AlertDialogProps } from './AlertDialog/AlertDialog.tsx';
export { Avatar, type AvatarProps } from './Avatar/Avatar.tsx';
export { initialsOf } from './Avatar/initials.ts';
export { Badge, type BadgeProps } from './Badge/Badge.tsx';
export { Banner, type BannerProps } from './Banner/Banner.tsx';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './Button/Button.tsx';
export { Card, type CardProps } from './Card/Card.tsx';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx';
export { Dialog, type DialogProps } from './Dialog/Dialog.tsx';
export { Drawer, type DrawerProps } from './Drawer/Drawer.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './ErrorState/ErrorState.tsx';
export { Heading, type HeadingProps } from './Heading/Heading.tsx';
export { Icon, type IconDrawing, type IconProps } from './Icon/Icon.tsx';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export { Illustration, type IllustrationName, type IllustrationProps } from './Illustration/Illustration.tsx';
export { Link, type LinkProps } from './Link/Link.tsx';
export { type AnchorProps, LinkProvider, type LinkProviderProps, useAnchor } from './Link/LinkProvider.tsx';
export { LoadingOverlay, type LoadingOverlayProps } from './LoadingOverlay/LoadingOverlay.tsx';
export { LogoMark, type LogoMarkProps } from './Logo/LogoMark.tsx';
export { LOGO_PATH, LOGO_VIEW_BOX } from './Logo/mark.ts';
export { Menu, type MenuItem, type MenuProps } from './Menu/Menu.tsx';
export { Meter, type MeterProps } from './Meter/Meter.tsx';
export { Popover, type PopoverProps } from './Popover/Popover.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup/RadioGroup.tsx';
export { SearchField, type SearchFieldProps } from './SearchField/SearchField.tsx';
export { Select, type SelectOption, type SelectProps } from './Select/Select.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton.tsx';
export { Spinner, type SpinnerProps } from './Spinner/Spinner.tsx';
export { Switch, type SwitchProps } from './Switch/Switch.tsx';
export { Table, type TableColumn, type TableProps, type TableSort } from './Table/Table.tsx';
export { type TabItem, Tabs, type TabsProps } from './Tabs/Tabs.tsx';
export { Tag, type TagProps } from './Tag/Tag.tsx';
export { Text, type TextProps } from './Text/Text.tsx';
export { TextArea, type TextAreaProps } from './TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './TextField/TextField.tsx';
export {
  GLOBAL_TOAST_DURATION,
  MAX_TOASTS,
  TOAST_DURATIONS,
  type Toast,
  Toaster,
  type ToasterProps,
} from './Toaster/Toaster.tsx';
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip.tsx';
