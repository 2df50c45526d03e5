import { expect, screen, waitFor } from '#catalogue/test'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import type { Guide } from '../guide.ts'
import { Heading } from '../Heading/Heading.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  dos: [
    {
      says: 'Give it one task, and a button that names the result.',
      show: (
        <Card>
          <Stack gap={12}>
            <Heading level={3}>Cancel your pledge?</Heading>
            <Text>You get $95 back on the card ending in 4242.</Text>
            <Button variant="danger">Cancel pledge</Button>
          </Stack>
        </Card>
      ),
    },
  ],
  donts: [
    {
      says: 'Do not interrupt for a message that needs no answer: use a Toast or an Alert.',
      show: (
        <Card>
          <Stack gap={12}>
            <Heading level={3}>Saved</Heading>
            <Button>OK</Button>
          </Stack>
        </Card>
      ),
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through the dialog and stays inside it.',
      play: async ({ userEvent }) => {
        const dialog = await screen.findByRole('dialog')
        await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
        for (let times = 0; times < 8; times += 1) {
          await userEvent.tab()
          await expect(dialog).toContainElement(document.activeElement as HTMLElement)
        }
      },
    },
    {
      keys: ['Escape'],
      does: 'Closes it, and focus returns to what opened it.',
      play: async ({ userEvent, args }) => {
        await userEvent.keyboard('{Escape}')
        await expect(args.onClose).toHaveBeenCalledOnce()
      },
    },
  ],
  stories: [],
}
