/** Whether a host is named by a number: no device keeps a key for one, and browsers reject to ask. */
export const isBareAddress = (hostname: string): boolean =>
  hostname.startsWith('[') || /^[\d.]+$/.test(hostname)
