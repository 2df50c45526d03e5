import { expect, it } from 'vitest'
import { shownSource } from './shown-source.ts'
import { withComponentNames, withStorySource } from './story-source.ts'

const of = (originalSource: string) => ({ parameters: { docs: { source: { originalSource } } } })

it('names a handler by its prop, whatever the bundler called it', () => {
  expect(shownSource('<LoginView onLogin={function cGe(){}} signupHref="/signup" />', of(''))).toBe(
    '<LoginView onLogin={onLogin} signupHref="/signup" />',
  )
  expect(shownSource('<Menu items={[{ onPress: function a(){} }]} onClose={() => {}} />', of(''))).toBe(
    '<Menu items={[{ onPress: () => {} }]} onClose={onClose} />',
  )
})

it('shows how the platform answers, once', () => {
  const story = "export const Blocked = Default.extend(rejected('login', 'ACCOUNT_BLOCKED', /blocked/))"
  const once = shownSource('<LoginView />', of(story))
  expect(once).toBe(`<LoginView />\n\n${story}`)
  expect(shownSource(once, of(story))).toBe(once)
  expect(shownSource('<Button />', of('export const Default = meta.story({})'))).toBe('<Button />')
})

it('shows the call that `rejects` is about', () => {
  const noted = `const rejects = rejecting("login");
Blocked.parameters = { docs: { source: { originalSource: "Default.extend(rejects('ACCOUNT_BLOCKED', /blocked/))" } } };`
  expect(withStorySource(noted)).toContain(
    "export const Blocked = Default.extend(rejected('login', 'ACCOUNT_BLOCKED', /blocked/))",
  )
})

it('notes source and comment of an extended story where Storybook reads them', () => {
  const noted = `Blocked.parameters = {
  ...Blocked.parameters,
  docs: {
    source: {
      originalSource: "Default.extend({})",
      ...Blocked.parameters?.docs?.source
    }
  }
};
Default.input.parameters = {
  docs: { source: { originalSource: "meta.story({})", ...Default.input.parameters?.docs?.source } }
};
expect(context.parameters)`
  expect(withStorySource(noted)).toBe(`Blocked.input.parameters = {
  ...Blocked.input.parameters,
  docs: {
    source: {
      originalSource: "export const Blocked = Default.extend({})",
      ...Blocked.input.parameters?.docs?.source
    }
  }
};
Default.input.parameters = {
  docs: { source: { originalSource: "export const Default = meta.story({})", ...Default.input.parameters?.docs?.source } }
};
expect(context.parameters)`)
})

it('keeps the names of components that a story file has for itself', () => {
  const file = `function Triggers() {}
const Framed = ({ children }) => children
export const Default = meta.story({ args: { children: <Triggers /> } })`
  expect(withComponentNames(file)).toBe(`${file}
Triggers.displayName = 'Triggers';
Framed.displayName = 'Framed';`)
})
