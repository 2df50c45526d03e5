/**
 * The handlers that a menu or a tooltip hands down to the element it makes its trigger. Not part of any
 * component's typed properties: only the overlays, which clone their trigger, use it.
 */
export const triggerHandlers = (props: object) =>
  Object.fromEntries(Object.entries(props).filter(([name]) => /^on[A-Z]/.test(name)))
