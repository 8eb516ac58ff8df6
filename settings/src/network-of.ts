import addresses from 'ipaddr.js';

/** Groups of an IPv6 address that say whose network it is; the other half of it its owner may choose (RFC 6177). */
const NETWORK_GROUPS = 4;
const HEXADECIMAL = 16;

/**
 * What limits count as one caller: an IPv4 address, or the network of an IPv6 address, however it is written.
 * @param address of who asks; undefined where the connection is gone
 * @returns what is the same for all addresses that one network has to choose from
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined || !addresses.isValid(address)) return address ?? 'unknown';
  // IPv4 in IPv6 is IPv4.
  const read = addresses.process(address);
  if (!('parts' in read)) return read.toString();
  return read.parts
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.toString(HEXADECIMAL))
    .join(':');
}
