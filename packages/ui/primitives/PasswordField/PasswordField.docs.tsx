import { expect } from '#catalogue/test'
import type { Guide } from '../guide.ts'
import { PasswordField } from './PasswordField.tsx'

const words = { showLabel: 'Show password', hideLabel: 'Hide password' }

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  dos: [
    {
      says: 'Let people see what they type.',
      show: <PasswordField {...words} label="Password" autoComplete="current-password" />,
    },
  ],
  donts: [
    {
      says: 'Do not ask for it twice: the eye shows a typing error.',
      show: <PasswordField {...words} label="Repeat the password" autoComplete="new-password" />,
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves focus to the field, then to the button that shows the text.',
      play: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByLabelText('Password')).toHaveFocus()
        await userEvent.keyboard('copper')
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus()
      },
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On that button: shows the text, or hides it again. Focus stays.',
      play: async ({ canvas, userEvent }) => {
        await userEvent.keyboard('{Enter}')
        await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
        await userEvent.keyboard(' ')
        await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password')
        await expect(canvas.getByRole('button')).toHaveFocus()
      },
    },
  ],
  stories: ['WithError'],
}
