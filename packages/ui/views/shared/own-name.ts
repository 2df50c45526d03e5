/** What somebody is called on their own pages: without a name, by their e-mail before the @. Nobody else reads that. */
export const ownName = ({ name, email }: { readonly name: string; readonly email: string }): string =>
  name || email.slice(0, email.lastIndexOf('@'))
