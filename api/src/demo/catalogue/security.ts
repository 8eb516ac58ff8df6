import { defineCategory } from './blueprint.js';

export const security = defineCategory({
  name: 'Cybersecurity',
  share: 6,
  paySek: 650_000,
  shared: ['Risk assessment', 'Threat modelling', 'Security awareness', 'Incident reporting', 'Linux'],
  fields: {
    application: ['OWASP ASVS', 'Secure code review', 'Static analysis', 'Dependency scanning', 'API security', 'DevSecOps'],
    offensive: ['Penetration testing', 'Burp Suite', 'Red teaming', 'Social engineering tests', 'Exploit development', 'Python'],
    operations: ['SIEM', 'Splunk', 'Microsoft Sentinel', 'Incident response', 'Digital forensics', 'Threat hunting', 'MITRE ATT&CK'],
    cloud: ['Cloud security', 'Azure security', 'AWS security', 'Zero trust', 'Kubernetes security', 'Terraform'],
    identity: ['Identity and access management', 'OpenID Connect', 'Active Directory', 'Privileged access management', 'PKI'],
    governance: ['ISO 27001', 'NIS2', 'DORA', 'GDPR', 'Security audits', 'Business continuity', 'Supplier assessments'],
  },
  roles: {
    'Security analyst': { draws: ['operations', 'governance'], pay: 0.88 },
    'SOC analyst': { draws: ['operations'], pay: 0.86 },
    'Incident responder': { draws: ['operations', 'offensive'], fromYears: 2 },
    'Security engineer': { draws: ['application', 'cloud'] },
    'Application security engineer': { draws: ['application', 'offensive'], fromYears: 2, pay: 1.06 },
    'Cloud security engineer': { draws: ['cloud', 'identity'], fromYears: 2, pay: 1.08 },
    'Penetration tester': { draws: ['offensive', 'application'] },
    'Identity and access specialist': { draws: ['identity', 'cloud'] },
    'GRC specialist': { draws: ['governance'], pay: 0.94 },
    'Data protection officer': { draws: ['governance', 'identity'], fromYears: 4, pay: 1.05 },
    'Security architect': { draws: ['cloud', 'identity', 'application'], fromYears: 7, pay: 1.28 },
    'Information security manager': { draws: ['governance', 'operations'], fromYears: 6, pay: 1.18 },
    'Chief information security officer': { draws: ['governance', 'cloud', 'operations'], fromYears: 11, pay: 1.6 },
  },
});
