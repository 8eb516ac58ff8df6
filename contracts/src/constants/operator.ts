// Who stands behind the site. Change it here; footer, terms, structured data, mails and receipts follow.

/** Name of who runs the site and sells on it: the registered one, once there is one. Receipts take `SELLER_NAME` first. */
export const LEGAL_NAME = 'Vela';

export type SocialNetwork = 'linkedin' | 'instagram' | 'facebook';

/** Where Vela is found on a network. */
export interface SocialAccount {
  readonly network: SocialNetwork;
  readonly name: string;
  /** Address of Vela's own page there; null while there is none, then the link offers to share the site instead. */
  readonly page: string | null;
  /** Where the network takes an address to share, the address last; null where it takes none. */
  readonly share: string | null;
}

export const SOCIAL_ACCOUNTS: readonly SocialAccount[] = [
  { network: 'linkedin', name: 'LinkedIn', page: null, share: 'https://www.linkedin.com/sharing/share-offsite/?url=' },
  { network: 'instagram', name: 'Instagram', page: null, share: null },
  { network: 'facebook', name: 'Facebook', page: null, share: 'https://www.facebook.com/sharer/sharer.php?u=' },
];
