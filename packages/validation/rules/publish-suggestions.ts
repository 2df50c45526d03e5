/** What publishing does not ask for and readers gain from, by the field to change (ours). */
export interface PublishSuggestion {
  readonly field: 'image_texts'
  /** Pictures that it is about. */
  readonly count: number
}

interface Pictured {
  readonly main_image: { readonly alt: string } | null
  readonly images: readonly { readonly alt: string }[]
}

/** Suggestions for a draft, in the order they are shown; unlike `publishProblems`, none of them blocks its launch. */
export function publishSuggestions({ main_image, images }: Pictured): PublishSuggestion[] {
  const pictures = [...(main_image ? [main_image] : []), ...images]
  const count = pictures.filter(({ alt }) => alt.trim() === '').length
  return count > 0 ? [{ field: 'image_texts', count }] : []
}
