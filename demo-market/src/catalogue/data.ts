import { defineCategory } from './blueprint.js';

export const data = defineCategory({
  name: 'Data and analytics',
  share: 10,
  paySek: 610_000,
  shared: ['SQL', 'Python', 'Data storytelling', 'Data quality', 'Git', 'Stakeholder workshops'],
  fields: {
    analysis: ['Excel', 'Power BI', 'Tableau', 'Looker', 'A/B testing', 'Cohort analysis', 'Google Analytics'],
    warehouse: ['dbt', 'Snowflake', 'BigQuery', 'Redshift', 'Data Vault', 'Dimensional modelling'],
    pipelines: ['Airflow', 'Apache Spark', 'Kafka', 'Databricks', 'Scala', 'Delta Lake', 'Azure Data Factory'],
    statistics: ['R', 'Regression', 'Bayesian statistics', 'Forecasting', 'Experiment design', 'pandas'],
    governance: ['Data governance', 'Data catalogues', 'GDPR in data work', 'Master data management', 'Metadata'],
    geography: ['GIS', 'PostGIS', 'Remote sensing'],
  },
  roles: {
    'Data analyst': { draws: ['analysis', 'statistics'], pay: 0.88 },
    'Product analyst': { draws: ['analysis', 'statistics'], pay: 0.95 },
    'BI developer': { draws: ['analysis', 'warehouse'] },
    'Analytics engineer': { draws: ['warehouse', 'analysis'], fromYears: 1, pay: 1.05 },
    'Data engineer': { draws: ['pipelines', 'warehouse'], pay: 1.08 },
    'Data architect': { draws: ['warehouse', 'pipelines', 'governance'], fromYears: 8, pay: 1.28 },
    'Data scientist': { draws: ['statistics', 'analysis'], pay: 1.05 },
    Statistician: { draws: ['statistics'] },
    'Data steward': { draws: ['governance'], pay: 0.86 },
    'Data governance lead': { draws: ['governance', 'warehouse'], fromYears: 5, pay: 1.12 },
    'Data product manager': { draws: ['analysis', 'governance'], fromYears: 4, pay: 1.15 },
    'GIS analyst': { draws: ['geography', 'statistics'], pay: 0.86 },
    'Head of data': { draws: ['governance', 'analysis', 'warehouse'], fromYears: 9, pay: 1.5 },
  },
});
