/**
 * The handlers that a menu or a tooltip passes to its trigger element. Not part of any component's typed properties:
 * only the overlays, which clone their trigger, use it.
 */
export const triggerHandlers = (props: object) =>
  Object.fromEntries(Object.entries(props).filter(([name]) => /^on[A-Z]/.test(name)))
