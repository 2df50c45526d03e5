import { type ComponentType, createContext, type ReactNode, type Ref, use } from 'react'

/** What a router's link must accept: an anchor's properties, `href` among them. */
export interface LinkComponentProps extends Omit<React.ComponentProps<'a'>, 'ref' | 'href'> {
  readonly href: string
  readonly ref?: Ref<HTMLAnchorElement>
}
export type LinkComponent = ComponentType<LinkComponentProps>

const PlainLink: LinkComponent = (props) => <a {...props} />

const LinkContext = createContext<LinkComponent>(PlainLink)

export interface LinkProviderProps {
  /** The router's own link, so that the primitives need to know no router. */
  readonly component: LinkComponent
  /** The application: every link in it is drawn by the component. */
  readonly children: ReactNode
}

/** Sets the component of all links. Without it, links are plain anchors. */
export const LinkProvider = ({ component, children }: LinkProviderProps) => (
  <LinkContext value={component}>{children}</LinkContext>
)

/** The link component of the surrounding application. */
export const useLink = (): LinkComponent => use(LinkContext)
