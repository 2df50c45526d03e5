/** From a page of the catalogue: values to put into its address; an empty one leaves it. */
export const addressChanged = 'kindling/address'
