/** Where a visit to a project came from, kept for the tab's session: a pledge tells it. */
export const visitPlace = (id: string) => `kindling:source:${id}`

/** Where this visit to a project came from; undefined where its page was never seen. */
export const sourceOfVisit = (project: { readonly id: string; readonly vanity_url: string | null }) =>
  sessionStorage.getItem(visitPlace(project.vanity_url ?? project.id)) ??
  sessionStorage.getItem(visitPlace(project.id)) ??
  undefined
