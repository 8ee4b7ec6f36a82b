/** IPv4 of private networks (RFC 1918) and of one link (RFC 3927), and the loopback addresses. */
const PRIVATE_IPV4 = /^(?:10|127|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+$/;
/** IPv6 of private networks (RFC 4193) and of one link (RFC 4291), and the loopback address. */
const PRIVATE_IPV6 = /^\[(?:f[cd]|fe[89ab]|::1\])/;
/** Names that only a company's own network knows. A name without a point is one, `localhost` too. */
const PRIVATE_NAME = /^[^.:]+$|\.(?:local|localhost|internal|intranet|home\.arpa)$/;

/** Whether a host, as `URL` writes it, is certainly in a private network. Other names may be in one too: nobody can see that. */
export function isPrivateHost(hostname: string): boolean {
  return [PRIVATE_IPV4, PRIVATE_IPV6, PRIVATE_NAME].some((shape) => shape.test(hostname));
}
