export { Alert, type AlertProps, type AlertTone } from './primitives/Alert/Alert.tsx'
export { Avatar, type AvatarProps } from './primitives/Avatar/Avatar.tsx'
export { Badge, type BadgeProps } from './primitives/Badge/Badge.tsx'
export { Box, type BoxProps } from './primitives/Box/Box.tsx'
export { Button, type ButtonProps } from './primitives/Button/Button.tsx'
export { ButtonLink, type ButtonLinkProps } from './primitives/Button/ButtonLink.tsx'
export { Card, type CardProps } from './primitives/Card/Card.tsx'
export { Carousel, type CarouselItem, type CarouselProps } from './primitives/Carousel/Carousel.tsx'
export { Checkbox, type CheckboxProps } from './primitives/Checkbox/Checkbox.tsx'
export { Combobox, type ComboboxProps } from './primitives/Combobox/Combobox.tsx'
export { Dialog, type DialogProps } from './primitives/Dialog/Dialog.tsx'
export { Disclosure, type DisclosureProps } from './primitives/Disclosure/Disclosure.tsx'
export { Drawer, type DrawerProps } from './primitives/Drawer/Drawer.tsx'
export { EmptyState, type EmptyStateProps } from './primitives/EmptyState/EmptyState.tsx'
export { ErrorState, type ErrorStateProps } from './primitives/ErrorState/ErrorState.tsx'
export {
  type ControlAttributes,
  Field,
  type FieldProps,
  type FieldShellProps,
} from './primitives/Field/Field.tsx'
export { FileDrop, type FileDropProps } from './primitives/FileDrop/FileDrop.tsx'
export { Grid, type GridProps } from './primitives/Grid/Grid.tsx'
export { Heading, type HeadingProps } from './primitives/Heading/Heading.tsx'
export { Icon, type IconProps, type IconShape } from './primitives/Icon/Icon.tsx'
export { IconButton, type IconButtonProps } from './primitives/IconButton/IconButton.tsx'
export { Inline, type InlineProps } from './primitives/Inline/Inline.tsx'
export { Link, type LinkProps } from './primitives/Link/Link.tsx'
export {
  type LinkComponent,
  type LinkComponentProps,
  LinkProvider,
  useLink,
} from './primitives/Link/LinkProvider.tsx'
export { Menu, type MenuItem, type MenuProps } from './primitives/Menu/Menu.tsx'
export { MoneyField, type MoneyFieldProps } from './primitives/MoneyField/MoneyField.tsx'
export { NumberField, type NumberFieldProps } from './primitives/NumberField/NumberField.tsx'
export { OtpField, type OtpFieldProps } from './primitives/OtpField/OtpField.tsx'
export { Pagination, type PaginationProps } from './primitives/Pagination/Pagination.tsx'
export { PasswordField, type PasswordFieldProps } from './primitives/PasswordField/PasswordField.tsx'
export { RadioGroup, type RadioGroupProps, type RadioOption } from './primitives/RadioGroup/RadioGroup.tsx'
export { type Option, Select, type SelectProps } from './primitives/Select/Select.tsx'
export { Skeleton, type SkeletonProps } from './primitives/Skeleton/Skeleton.tsx'
export { SkipLink, type SkipLinkProps } from './primitives/SkipLink/SkipLink.tsx'
export { Spinner } from './primitives/Spinner/Spinner.tsx'
export { Stack, type StackProps } from './primitives/Stack/Stack.tsx'
export { Switch, type SwitchProps } from './primitives/Switch/Switch.tsx'
export { type Column, Table, type TableProps } from './primitives/Table/Table.tsx'
export { type TabLink, TabLinks, type TabLinksProps } from './primitives/Tabs/TabLinks.tsx'
export { type Tab, Tabs, type TabsProps } from './primitives/Tabs/Tabs.tsx'
export { Text, type TextProps } from './primitives/Text/Text.tsx'
export { TextArea, type TextAreaProps } from './primitives/TextArea/TextArea.tsx'
export { TextField, type TextFieldProps } from './primitives/TextField/TextField.tsx'
export { ToastProvider, type ToastProviderProps, useToast } from './primitives/Toast/Toast.tsx'
export { Tooltip, type TooltipProps } from './primitives/Tooltip/Tooltip.tsx'
export { useDirection } from './primitives/use-direction.ts'
export { VisuallyHidden, type VisuallyHiddenProps } from './primitives/VisuallyHidden/VisuallyHidden.tsx'
export {
  BackerProtectionTag,
  type BackerProtectionTagProps,
} from './widgets/BackerProtectionTag/BackerProtectionTag.tsx'
export {
  type CheckoutStep,
  CheckoutSteps,
  type CheckoutStepsProps,
} from './widgets/CheckoutSteps/CheckoutSteps.tsx'
export { CopyButton, type CopyButtonProps } from './widgets/CopyButton/CopyButton.tsx'
export { FundingProgress, type FundingProgressProps } from './widgets/FundingProgress/FundingProgress.tsx'
export {
  MilestoneTimeline,
  type MilestoneTimelineProps,
  type TimelineStage,
} from './widgets/MilestoneTimeline/MilestoneTimeline.tsx'
export { Money, type MoneyProps } from './widgets/Money/Money.tsx'
export {
  NotificationItem,
  type NotificationItemProps,
  type NotificationKind,
} from './widgets/NotificationItem/NotificationItem.tsx'
export {
  PasswordChecklist,
  type PasswordChecklistLabels,
  type PasswordChecklistProps,
} from './widgets/PasswordChecklist/PasswordChecklist.tsx'
export { Picture, type PictureProps } from './widgets/Picture/Picture.tsx'
export { ProjectCard, type ProjectCardProps } from './widgets/ProjectCard/ProjectCard.tsx'
export { ProjectCardSkeleton } from './widgets/ProjectCard/ProjectCardSkeleton.tsx'
export {
  type RewardAction,
  RewardCard,
  type RewardCardProps,
  type RewardTag,
} from './widgets/RewardCard/RewardCard.tsx'
export { RewardCardSkeleton } from './widgets/RewardCard/RewardCardSkeleton.tsx'
export { ShareLinks, type ShareLinksProps } from './widgets/ShareLinks/ShareLinks.tsx'
