import { Button } from '../Button/Button.tsx'
import type { Guide } from '../guide.ts'
import { TextField } from '../TextField/TextField.tsx'
import { Inline } from './Inline.tsx'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  dos: [
    {
      says: 'Let it wrap, so that long words and French fit.',
      show: (
        <div style={{ inlineSize: 180 }}>
          <Inline>
            <Button>Publish update</Button>
            <Button variant="line">Save draft</Button>
          </Inline>
        </div>
      ),
    },
  ],
  donts: [
    {
      says: 'Do not use it for a form: fields stand in a column.',
      show: (
        <Inline>
          <TextField label="City" />
          <TextField label="Postal code" />
        </Inline>
      ),
    },
  ],
  keyboard: [],
  stories: ['ColumnOnPhones'],
}
