import { Button, Dialog, RewardCard } from '@kindling/ui'
import { vars } from '@kindling/ui/theme/vars'
import { useState } from 'react'

/** What the check looks for: a button, the dialog it opens, and a card with a button of its own. */
export function App() {
  const [isOpen, setOpen] = useState(false)
  return (
    <main style={{ padding: vars.space[24], maxWidth: 420 }}>
      <Button variant="ember" onClick={() => setOpen(true)}>
        Back this project
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Your pledge" closeLabel="Close">
        Nothing is charged today.
      </Dialog>
      <RewardCard
        price="$95"
        title="The lamp"
        state="available"
        tags={[{ kind: 'few', label: '3 of 150 left' }]}
        includes={['One lamp', 'Its cable']}
        action={{ label: 'Select $95 reward', onPress: () => setOpen(true) }}
      />
    </main>
  )
}
