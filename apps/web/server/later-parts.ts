const home = ['../../packages/ui/views/home/HomeRest.tsx']
const project = ['ProjectBody.tsx', 'after-first-view.ts'].map(
  (file) => `../../packages/ui/views/project/${file}`,
)
const checkout = [
  'checkout/EmptyCartView',
  'checkout/SuccessView',
  'checkout/WaitingView',
  'shared/AddressForm',
  'shared/CardForm',
]

/** Rendered on every page, their scripts later. */
export const everywhereLater = [
  '../../packages/ui/views/system/DemoBanner.tsx',
  'app/at-rest.ts',
  '../../packages/ui/views/auth/ConfirmNotice.tsx',
  '../../packages/ui/views/system/SystemView.tsx',
  '../../packages/ui/views/shell/AccountMenu.tsx',
]

/** By file of the route: parts that are rendered with the page and whose script comes later. Their styles are needed at once. */
export const laterParts: Readonly<Record<string, readonly string[]>> = {
  'routes/Home.tsx': home,
  // What stands in place of a dialog where no script opens one.
  'routes/ConfirmEmail.tsx': [...home, '../../packages/ui/views/auth/ConfirmEmailSheet.tsx'],
  'routes/Login.tsx': ['SecondFormView', 'RecoveredView'].map(
    (name) => `../../packages/ui/views/auth/${name}.tsx`,
  ),
  'routes/Project.tsx': project,
  'routes/SettingsAccount.tsx': [
    'app/PasskeySettings.tsx',
    '../../packages/ui/views/settings/sessions/SessionsList.tsx',
  ],
  'routes/Checkout.tsx': checkout.map((name) => `../../packages/ui/views/${name}.tsx`),
}
