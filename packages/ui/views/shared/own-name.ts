/** A person's name on their own pages: without a name, the part of their e-mail before the @. Nobody else sees that. */
export const ownName = ({ name, email }: { readonly name: string; readonly email: string }): string =>
  name || email.slice(0, email.lastIndexOf('@'))
