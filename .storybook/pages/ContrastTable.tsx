import { contrastPairs, contrastRatio } from '@kindling/ui/theme/contrast'
import { palette } from '@kindling/ui/theme/palette'

/** Every pair of colours the product uses, with its measured contrast. */
export function ContrastTable() {
  return (
    <table>
      <thead>
        <tr>
          {['Foreground', 'Background', 'Needed', 'Light', 'Dark'].map((head) => (
            <th key={head}>{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {contrastPairs.map(({ foreground, background, needed }) => (
          <tr key={`${foreground} ${background}`}>
            <td>{foreground}</td>
            <td>{background}</td>
            <td>{needed}</td>
            {([0, 1] as const).map((scheme) => (
              <td key={scheme}>
                {contrastRatio(palette[foreground][scheme], palette[background][scheme]).toFixed(2)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
