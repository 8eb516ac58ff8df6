import { defineCategory } from './blueprint.js';

export const cloud = defineCategory({
  name: 'Cloud and operations',
  share: 8,
  paySek: 650_000,
  shared: ['Linux', 'Git', 'Bash', 'Monitoring', 'Incident management', 'Documentation', 'On-call'],
  fields: {
    platform: ['Kubernetes', 'Docker', 'Helm', 'Argo CD', 'Service mesh', 'Backstage'],
    providers: ['AWS', 'Azure', 'Google Cloud', 'OpenStack', 'Cloud cost control'],
    automation: ['Terraform', 'Ansible', 'Pulumi', 'GitHub Actions', 'GitLab CI', 'Python', 'Go'],
    reliability: ['Service level objectives', 'Prometheus', 'Grafana', 'OpenTelemetry', 'Chaos engineering', 'Capacity planning', 'Post-mortems'],
    networks: ['Networking', 'DNS', 'Load balancing', 'Firewalls', 'VPN', 'Cisco'],
    databases: ['PostgreSQL administration', 'SQL Server', 'Oracle Database', 'Backup and recovery', 'Database tuning'],
    workplace: ['Windows Server', 'Microsoft 365', 'Active Directory', 'Intune', 'ITIL', 'Service desk'],
  },
  roles: {
    'DevOps engineer': { draws: ['automation', 'platform', 'providers'] },
    'Platform engineer': { draws: ['platform', 'automation'], fromYears: 2, pay: 1.08 },
    'Site reliability engineer': { draws: ['reliability', 'platform'], fromYears: 2, pay: 1.12 },
    'Cloud engineer': { draws: ['providers', 'automation'] },
    'Cloud architect': { draws: ['providers', 'platform', 'networks'], fromYears: 7, pay: 1.3 },
    'Systems administrator': { draws: ['workplace', 'networks'], pay: 0.8 },
    'Network engineer': { draws: ['networks'], pay: 0.9 },
    'Database administrator': { draws: ['databases', 'automation'], fromYears: 1, pay: 0.98 },
    'Release engineer': { draws: ['automation', 'platform'], fromYears: 1 },
    'Observability engineer': { draws: ['reliability', 'automation'], fromYears: 2, pay: 1.06 },
    'IT support specialist': { draws: ['workplace'], pay: 0.68 },
    'Service delivery manager': { draws: ['workplace', 'reliability'], fromYears: 5, pay: 1.05 },
    'Head of platform': { draws: ['platform', 'reliability', 'providers'], fromYears: 9, pay: 1.42 },
  },
});
