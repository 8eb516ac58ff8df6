// Who writes which record of `src/records`, held by lint: its owners all of it, others only fields of their own, or its
// `removal`. Whoever wants more calls a verb of an owner (docs/decisions/0160-who-writes-a-record.md).

/** @type {Readonly<Record<string, import('../tooling/lint/rules/record-writers.mjs').Rights>>} */
export const RECORD_WRITERS = {
  users: {
    document: 'UserDocument',
    owners: ['accounts/auth', 'accounts/users'],
    others: {
      'accounts/companies': ['companyId', 'companyOwner', 'companyBilling'],
      'accounts/job-seekers': ['jobSeekerProfileId'],
      'accounts/mail-preferences': ['mailOptOuts', 'pageOptOuts'],
      'accounts/passkeys': ['passkeysChangedAt'],
      'accounts/talent-seekers': ['talentSeekerProfileId'],
      'back-office/admin': ['suspendedAt', 'pausedBySuspension', 'admin', 'adminGranted'],
      'back-office/privacy': ['removal', 'retentionWarnedAt'],
    },
  },
  passkeys: {
    document: 'PasskeyDocument',
    owners: ['accounts/passkeys'],
    others: { 'back-office/privacy': ['removal'] },
  },
  profilePictures: {
    document: 'ProfilePictureDocument',
    owners: ['accounts/auth'],
    others: { 'back-office/privacy': ['removal'] },
  },
  jobSeekerProfiles: {
    document: 'JobSeekerProfileDocument',
    owners: ['accounts/job-seekers'],
    others: {
      'accounts/auth': ['initials', 'textsWithheld', 'updatedAt'],
      'accounts/companies': ['shields'],
      'accounts/shields': ['blockedCompanyIds', 'formerShields', 'shields', 'unsettledCompanyIds', 'updatedAt'],
      'back-office/admin': ['availableForContact', 'updatedAt'],
      'back-office/catalogue': ['*'],
      'back-office/privacy': ['removal'],
      'hiring/connections': ['lastAskedAt'],
    },
  },
  shieldTurns: { document: 'ShieldTurnDocument', owners: ['accounts/shields'] },
  profileViews: {
    document: 'ProfileViewDocument',
    owners: ['hiring/profile-views'],
    others: { 'back-office/privacy': ['removal'] },
  },
  talentSeekerProfiles: {
    document: 'TalentSeekerProfileDocument',
    owners: ['accounts/talent-seekers'],
    others: { 'back-office/privacy': ['removal'] },
  },
  companies: {
    document: 'CompanyDocument',
    owners: ['accounts/companies'],
    others: {
      'accounts/shields': ['identityKeys', 'nameEndings', 'searchWords'],
      'back-office/admin': ['suspendedAt'],
      'hiring/company-pages': ['page', 'logoId', 'pageTakenDown', 'updatedAt'],
      'hiring/hires': ['confirmedHires', 'updatedAt'],
      'money/ledger': ['balance', 'freeProfileMarks', 'freeProfilesGivenBefore', 'lastRequestAt'],
      'money/subscriptions': ['stripeCustomerId'],
      'money/vat': ['vatCheck'],
    },
  },
  companyLogos: { document: 'CompanyLogoDocument', owners: ['hiring/company-pages'] },
  companyInvites: {
    document: 'CompanyInviteDocument',
    owners: ['accounts/companies'],
    others: { 'back-office/privacy': ['removal'] },
  },
  joinRequests: {
    document: 'JoinRequestDocument',
    owners: ['accounts/companies'],
    others: { 'back-office/privacy': ['removal'] },
  },
  domainProofs: {
    document: 'DomainProofDocument',
    owners: ['accounts/companies'],
    others: { 'back-office/privacy': ['removal'] },
  },
  categories: { document: 'CategoryDocument', owners: ['back-office/catalogue'] },
  catalogueChanges: { document: 'CatalogueChangeDocument', owners: ['back-office/catalogue'] },
  openRoles: {
    document: 'OpenRoleDocument',
    owners: ['hiring/open-roles'],
    others: { 'accounts/companies': ['status', 'updatedAt'], 'back-office/catalogue': ['*'] },
  },
  savedSearches: {
    document: 'SavedSearchDocument',
    owners: ['hiring/saved-searches'],
    others: { 'back-office/catalogue': ['*'], 'back-office/privacy': ['removal'] },
  },
  talentMarks: {
    document: 'TalentMarkDocument',
    owners: ['hiring/desk'],
    others: { 'back-office/privacy': ['removal', 'shortlistedBy', 'notedBy'] },
  },
  moves: {
    document: 'MoveDocument',
    owners: ['hiring/desk'],
    others: { 'back-office/privacy': ['jobSeekerProfileId', 'reason', 'userId'] },
  },
  roleVisits: {
    document: 'RoleVisitDocument',
    owners: ['hiring/desk'],
    others: { 'back-office/privacy': ['removal'] },
  },
  connections: {
    document: 'ConnectionDocument',
    owners: ['hiring/connections'],
    others: { 'back-office/catalogue': ['roleId', 'wanted'] },
  },
  rankings: { document: 'RankingDocument', owners: ['hiring/rankings'] },
  scoreContests: {
    document: 'ScoreContestDocument',
    owners: ['back-office/score-contests'],
    others: { 'back-office/privacy': ['removal'] },
  },
  skillSuggestions: {
    document: 'SkillSuggestionDocument',
    owners: ['back-office/catalogue'],
    others: { 'back-office/privacy': ['removal'] },
  },
  interests: {
    document: 'InterestDocument',
    owners: ['hiring/fitting-roles'],
    others: { 'back-office/catalogue': ['*'], 'back-office/privacy': ['removal'] },
  },
  conversations: { document: 'ConversationDocument', owners: ['hiring/conversations'] },
  messages: { document: 'MessageDocument', owners: ['hiring/conversations'] },
  conversationReads: { document: 'ConversationReadDocument', owners: ['hiring/conversations'] },
  meetings: { document: 'MeetingDocument', owners: ['hiring/conversations'] },
  liveEvents: { document: 'LiveEventDocument', owners: ['platform/live'] },
  abuseReports: {
    document: 'AbuseReportDocument',
    owners: ['hiring/connections', 'hiring/conversations'],
    others: {
      'back-office/admin': ['status', 'closedAt', 'closingNote'],
      'back-office/privacy': ['text', 'closingNote'],
    },
  },
  ledgerEntries: { document: 'LedgerEntryDocument', owners: ['money/ledger'] },
  purchases: { document: 'PurchaseDocument', owners: ['money/subscriptions'], others: { 'money/vat': ['checkedAt'] } },
  paymentCases: {
    document: 'PaymentCaseDocument',
    owners: ['money/subscriptions'],
    others: { 'money/payments-desk': ['notes', 'closedAt', 'outcome'] },
  },
  documents: { document: 'DocumentRecord', owners: ['money/documents'] },
  hires: {
    document: 'HireDocument',
    owners: ['hiring/hires'],
    others: { 'back-office/privacy': ['answer', 'rejection'] },
  },
  invoices: {
    document: 'InvoiceDocument',
    owners: ['money/invoices'],
    others: { 'money/documents': ['payments', 'credits', 'dueOre', 'paidOre', 'overpaidOre', 'paidAt', 'credit'] },
  },
  posts: { document: 'PostDocument', owners: ['back-office/admin'] },
  newsletterSubscribers: { document: 'NewsletterSubscriberDocument', owners: ['accounts/newsletter'] },
  consents: {
    document: 'ConsentDocument',
    owners: ['accounts/consents'],
    others: { 'back-office/fairness': ['*'], 'back-office/privacy': ['userId'] },
  },
  selfIdentifications: {
    document: 'SelfIdentificationDocument',
    owners: ['back-office/fairness'],
    others: { 'back-office/privacy': ['removal'] },
  },
  eventCounts: { document: 'EventCountDocument', owners: ['back-office/analytics'] },
  cspViolations: { document: 'CspViolationDocument', owners: ['back-office/csp-reports'] },
  // The release service, which is no part of the API, writes them.
  releaseAccesses: {
    document: 'ReleaseAccessDocument',
    owners: [],
    others: { 'back-office/releases': ['revokedAt'] },
  },
  releaseRollouts: { document: 'ReleaseRolloutDocument', owners: [] },
  rateTables: { document: 'RateTableDocument', owners: ['reference/rates'] },
  auditEntries: { document: 'AuditEntryDocument', owners: ['platform/audit'] },
  numberSeries: { document: 'NumberSeriesDocument', owners: ['platform/numbering'] },
  mailCounts: { document: 'MailCountDocument', owners: ['platform/outbox'] },
  freeProfileMarks: { document: 'FreeProfileMarkDocument', owners: ['money/ledger'] },
  notifications: {
    document: 'NotificationDocument',
    owners: ['accounts/notifications', 'platform/notifications'],
    others: { 'back-office/privacy': ['removal'] },
  },
  outbox: {
    document: 'OutboxDocument',
    owners: ['platform/outbox'],
    others: { 'back-office/privacy': ['removal'] },
  },
};
