import { BlockList, isIP } from 'node:net';

// IP addresses that are not global unicast in the IANA special-purpose registries: this machine, its network, cloud
// metadata, documentation, multicast and reserved ranges.
const RESERVED_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** Within 2000::/3. Teredo and 6to4 contain an IPv4 address, which no feed needs. */
const RESERVED_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'];

const reserved = new BlockList();
for (const [networks, family] of [
  [RESERVED_V4, 'ipv4'],
  [RESERVED_V6, 'ipv6'],
] as const) {
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    reserved.addSubnet(address, Number(bits), family);
  }
}
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** True if an IP address belongs to the public internet. Everything else, including names, does not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !reserved.check(address, 'ipv4');
  // Mapped and embedded IPv4 addresses are outside of 2000::/3, so they are refused completely.
  return family === 6 && global6.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
}

/** Names of this machine or its own network, whatever they resolve to. */
export const isPrivateName = (host: string): boolean =>
  !host.includes('.') ||
  /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa|onion)$/.test(host);
