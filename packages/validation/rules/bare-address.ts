/** Whether a host is an IP address: passkeys need a host name, and browsers do not ask for one on an IP address. */
export const isBareAddress = (hostname: string): boolean =>
  hostname.startsWith('[') || /^[\d.]+$/.test(hostname)
