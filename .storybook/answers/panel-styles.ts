import { styled } from 'storybook/theming'

export const Page = styled.div(({ theme }) => ({
  display: 'grid',
  gap: 16,
  padding: 16,
  fontSize: theme.typography.size.s2,
  lineHeight: 1.45,
  color: theme.color.defaultText,
}))

export const Bar = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' })
export const Lead = styled.p(({ theme }) => ({
  margin: 0,
  flex: '1 1 260px',
  color: theme.textMutedColor,
}))

export const Rows = styled.ul(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  background: theme.background.content,
}))

export const Row = styled.li(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 250px), 1fr))',
  gap: '8px 24px',
  padding: '12px 14px',
  borderInlineStart: '3px solid transparent',
  '& + &': { borderBlockStart: `1px solid ${theme.appBorderColor}` },
  '&[data-chosen]': { borderInlineStartColor: theme.color.secondary },
}))

export const Code = styled.code(({ theme }) => ({
  margin: 0,
  padding: 0,
  fontFamily: theme.typography.fonts.mono,
  fontWeight: theme.typography.weight.bold,
  fontSize: theme.typography.size.s2,
}))

export const Method = styled.abbr(({ theme }) => ({
  fontFamily: theme.typography.fonts.mono,
  fontSize: 11,
  fontWeight: theme.typography.weight.bold,
  letterSpacing: 0.4,
}))

export const Hint = styled.p(({ theme }) => ({
  margin: '4px 0 0',
  color: theme.textMutedColor,
  fontSize: theme.typography.size.s1,
  overflowWrap: 'anywhere',
}))

export const Label = styled.label(({ theme }) => ({
  display: 'block',
  marginBlockEnd: 4,
  color: theme.textMutedColor,
  fontSize: theme.typography.size.s1,
}))

export const Message = styled.p(({ theme }) => ({
  margin: '8px 0 0',
  paddingInlineStart: 10,
  borderInlineStart: `2px solid ${theme.appBorderColor}`,
}))

/** A native select: it works by keyboard and on a phone as people know it. */
export const Box = styled.select(({ theme }) => ({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: 32,
  padding: '4px 8px',
  border: `1px solid ${theme.input.border}`,
  borderRadius: theme.input.borderRadius,
  background: theme.input.background,
  color: theme.input.color,
  font: 'inherit',
  '& + &': { marginBlockStart: 6 },
  '&:focus-visible': { outline: `2px solid ${theme.color.secondary}`, outlineOffset: 1 },
}))

export const Lines = styled.pre(({ theme }) => ({
  margin: 0,
  padding: 12,
  overflowX: 'auto',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  background: theme.background.app,
  fontFamily: theme.typography.fonts.mono,
  fontSize: 12,
  lineHeight: 1.6,
}))
