/** Keys under which the privacy centre's answers are cached. */
export const privacyKeys = {
  disclosures: ['privacy', 'disclosures'],
  consents: ['privacy', 'consents'],
  blocked: ['privacy', 'blocked'],
  writers: ['privacy', 'writers'],
  companies: (name: string) => ['privacy', 'companies', name],
  mails: ['privacy', 'mails'],
  selfIdentification: ['privacy', 'self-identification'],
  sessions: ['privacy', 'sessions'],
} as const;
