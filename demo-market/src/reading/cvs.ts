import type { MeasuredText } from './measured-text.js';

const ENGINEERING = 'Software engineering';
const CLOUD = 'Cloud and operations';
const DATA = 'Data and analytics';
const DESIGN = 'Design and research';
const DELIVERY = 'Project and agile delivery';
const FINANCE = 'Finance and business control';
const QUALITY = 'Quality assurance and testing';
const PEOPLE = 'People and talent';
const MARKETING = 'Digital marketing and content';
const CUSTOMERS = 'Sales engineering and customer success';

/** The top of every CV, with the lines that nothing may be kept of. */
const top = (line: string): string =>
  `Astrid Canarysdotter\n${line}\nKanariegatan 14, 114 57 Stockholm\n+46 70 123 45 67 | astrid.canary@example.com\nlinkedin.com/in/astridcanary\nPersonnummer: 19850412-2384\n`;

/** CVs that the reader was tuned on. */
export const CVS: readonly MeasuredText[] = [
  {
    category: ENGINEERING,
    role: 'Backend developer, Java',
    years: 7,
    skills: 'Java, Kotlin, Spring Boot, PostgreSQL',
    text: `${top('Java developer')}\nExperience\nJava Developer, Northwind Bank\nJan 2018 - Dec 2021\n- Built payments in Java and Spring Boot\nSenior Java developer, Fabrikam\nJanuary 2022 - present\n- Kotlin services on PostgreSQL\n\nEducation\nBSc Computer Science, KTH, 2014 - 2017\n\nReferences\nBo Referensson, bo@example.com`,
  },
  {
    category: ENGINEERING,
    role: 'Frontend developer',
    years: 4,
    skills: 'React, TypeScript, JavaScript, HTML and CSS, Vue, Git',
    text: `${top('Frontendutvecklare')}\nKompetens: React (expert), TypeScript, JavaScript, HTML, CSS, Git\n\nArbetslivserfarenhet\n2021-01 – nu  Frontendutvecklare, Glasbolaget\nByggde om hela kassan i React och TypeScript.\nMånader med Vue i början.\n\nUtbildning\n2017–2020 Kandidat i datavetenskap, Lunds universitet`,
  },
  {
    category: CLOUD,
    role: 'DevOps engineer',
    years: 7,
    skills: 'AWS, Terraform, Kubernetes, Docker, Ansible, Linux, Bash, GitLab CI',
    text: `${top('DevOps Engineer')}\nSummary\nI keep things running: AWS, Terraform, k8s and Docker.\n\nEmployment\n03/2020 - now DevOps engineer, Contoso\nMoved 40 services to Kubernetes. Ansible before that. GitLab CI for all.\n06/2018 - 02/2020 Linux technician, Hostingbolaget\nBash scripts.\nNo experience of Azure.`,
  },
  {
    category: DATA,
    role: 'Data engineer',
    years: 3,
    skills: 'Python, SQL, Apache Spark, Databricks, Kafka, Scala, Azure Data Factory',
    text: `${top('Data Engineer')}\nTOOLS: Python, SQL, PySpark, Databricks, Azure Data Factory\n\nData engineer at Elbolaget (2022-06 - present)\nStreaming with Kafka and Scala.`,
  },
  {
    category: DATA,
    role: 'Data scientist',
    years: 7,
    skills: 'Python, R, pandas, Bayesian statistics, Forecasting, SQL, Regression',
    text: `${top('Data scientist')}\nProfil\nSju års erfarenhet som data scientist inom energi. Djup kunskap i Python (pandas) och R, Bayesian statistics och prognoser. SQL dagligen.\nMetoder: regression, Bayesian statistics`,
  },
  {
    category: DESIGN,
    role: 'UX designer',
    years: 2,
    skills: 'Figma, Wireframing, Usability testing, User interviews, Prototyping, Interaction design',
    text: `${top('UX Designer')}\nUX designer, Resebolaget\n2023-02 to present\nI lead user interviews and usability testing, wireframing and prototyping in Figma. Interaction design for three apps.\n\nInterests\nIllustration, typography and long walks`,
  },
  {
    category: DESIGN,
    role: 'Graphic designer',
    years: 9,
    skills: 'Typography, Illustration, Brand identity, Adobe Creative Cloud, Art direction, Visual design',
    text: `${top('Grafisk formgivare')}\nErfarenhet\n2016-01 – 2024-12 Grafisk formgivare, Tryckeriet\nTypografi, grafisk profil, art direction.\nVerktyg: Adobe Creative Cloud\nStyrkor: Typografi, illustration, grafisk form`,
  },
  {
    category: DELIVERY,
    role: 'Scrum master',
    years: 6,
    skills: 'Scrum, SAFe, Kanban, Jira, Agile coaching, Facilitation',
    text: `${top('Scrum Master')}\nWork experience\nScrum Master, Telebolaget, 11/2019 - present\nThree teams, SAFe trains, Kanban for operations. Agile coaching of leaders. Known for calm facilitation. Jira administration.\nCertified in Scrum (PSM II).`,
  },
  {
    category: DELIVERY,
    role: 'Project manager',
    years: 10,
    skills: 'Project management, Risk management, Budget follow-up, Steering groups, Change management, MS Project',
    text: `${top('Projektledare')}\nUppdrag\njan 2020 – pågående Projektledare, Vägbolaget\nRiskhantering, budgetuppföljning, styrgrupp varje månad.\naug 2015 – dec 2019 Projektledare, Energihuset\nProjektledning och förändringsledning. MS Project.`,
  },
  {
    category: FINANCE,
    role: 'Accountant',
    years: 5,
    skills: 'VAT, Reconciliation, Annual accounts, Excel, Month-end closing, Fixed assets',
    text: `${top('Accountant')}\nAccountant, Byggbolaget, 2020/09 - present\nResponsible for VAT, reconciliations and month-end closing.\nAnnual accounts for four companies; fixed assets. Advanced Excel.`,
  },
  {
    category: FINANCE,
    role: 'Financial controller',
    years: 6,
    skills: 'IFRS, Group consolidation, Financial reporting, Excel, Power BI, Internal controls',
    text: `${top('Financial controller')}\nArbetslivserfarenhet\n2019-10 – nu Financial controller, Skogskoncernen\nKoncernredovisning enligt IFRS, finansiell rapportering, internal controls. Rapporter i Power BI och Excel.`,
  },
  {
    category: QUALITY,
    role: 'Test automation engineer',
    years: 4,
    skills: 'Cypress, Playwright, JavaScript, API testing, Jenkins, Docker, Git',
    text: `${top('Test automation engineer')}\nSkills\nCypress, Playwright, JavaScript, Docker, Git\n\nTest automation engineer, Spelbolaget, Oct 2021 - present\nAPI testing, nightly runs in Jenkins.`,
  },
  {
    category: PEOPLE,
    role: 'Recruiter',
    years: 5,
    skills: 'Sourcing, Interviewing, Employer branding, Candidate experience, Competence-based interviews',
    text: `${top('Rekryterare')}\nRekryterare, Bemanningsbolaget, 2020-05 – nu\nSourcing, interviewing, employer branding\nKompetensbaserade intervjuer (competence-based interviews). Stolt över vår candidate experience.`,
  },
  {
    category: MARKETING,
    role: 'Digital marketer',
    years: 3,
    skills: 'Google Ads, Paid social, Google Analytics, Conversion optimisation, SEO',
    text: `${top('Digital marketer')}\nDigital marketer, Klädkedjan, 2022-09 - present\nGoogle Ads and paid social, 2 MSEK a year. Conversion optimisation with Google Analytics. Basic SEO.`,
  },
  {
    category: CUSTOMERS,
    role: 'Account manager',
    years: 7,
    skills: 'B2B sales, Account planning, CRM, Negotiation, Salesforce',
    text: `${top('Account manager')}\nAccount manager, Kontorsbolaget\n2018-10 - present\nB2B sales to the public sector, account planning, negotiation. CRM: Salesforce.`,
  },
  {
    category: ENGINEERING,
    role: 'Embedded software engineer',
    years: 11,
    skills: 'C++, Embedded C, RTOS, CAN bus, Linux, Python',
    text: `${top('Embedded software engineer')}\nJobb\n2014-11 – idag Embedded software engineer, Lastbilsbolaget\nC++ och embedded C på RTOS. CAN bus. Linux-drivrutiner. Testverktyg i Python.`,
  },
  {
    category: ENGINEERING,
    role: 'Full-stack developer',
    years: 2,
    skills: 'JavaScript, Node.js, React, MongoDB, Express, Git, TypeScript',
    text: `${top('Full-stack developer')}\nI build things with JavaScript, Node, Express and React. MongoDB for storage; Git always. Currently learning TypeScript.\n\nFullstack developer at Startupen AB, Sep 2023 – present`,
  },
  {
    category: CLOUD,
    role: 'Network engineer',
    years: 12,
    skills: 'Cisco, Firewalls, VPN, DNS, Load balancing, Networking',
    text: `${top('Nätverkstekniker')}\nErfarenhet\n2013-06 – nu Nätverkstekniker, Regionen\nNätverk: Cisco, brandväggar (firewalls), VPN, DNS och lastbalansering. Windows har jag inte arbetat med.`,
  },
  {
    category: DATA,
    role: 'BI developer',
    years: 7,
    skills: 'Power BI, SQL, Data Vault, Dimensional modelling, Azure Data Factory, Excel',
    text: `${top('BI Developer')}\nBI developer, Livsmedelsbolaget, 2017-03 - 2020-02\nBI developer, Konsultbolaget, 2019-09 - 2024-12\nPower BI (8 years), SQL (8 years), Data Vault, dimensional modelling, Azure Data Factory, Excel`,
  },
  {
    category: QUALITY,
    role: 'Manual tester',
    years: 6,
    skills: 'Exploratory testing, Test planning, Bug reports, Jira, Postman, SQL',
    text: `${top('Testare')}\nTestare, Försäkringsbolaget, 2019-08 – nu\nExploratory testing, test planning och bug reports i Jira. Postman och lite SQL.`,
  },
  {
    category: ENGINEERING,
    role: 'Backend developer, Go',
    years: 5,
    skills: 'Go, PostgreSQL, Redis, Kafka, Linux, Microservices',
    text: `${top('Backend developer, Go')}\nBackend developer (Go), Musikbolaget, Nov 2020 - present\nMicroservices in Golang with Kafka, Redis and PostgreSQL on Linux. I go where the problem is.`,
  },
  {
    category: DESIGN,
    role: 'UX researcher',
    years: 4,
    skills: 'User interviews, Survey design, Diary studies, Thematic analysis, Card sorting',
    text: `${top('UX researcher')}\nUX researcher, Kartbolaget, 2021-08 – nu\nAnvändarintervjuer, enkäter, diary studies och card sorting. Thematic analysis av allt.`,
  },
].map((cv) => ({ ...cv, skills: cv.skills.replace('', '') }));

/** CVs that nothing was tuned on. */
export const HELD_OUT_CVS: readonly MeasuredText[] = [
  {
    category: ENGINEERING,
    role: 'Backend developer, .NET',
    years: 9,
    skills: 'C#, .NET, ASP.NET Core, SQL, Microservices, CI/CD',
    text: `${top('.NET developer')}\n.NET developer, Industribolaget, 2016-10 - present\nC# and ASP.NET Core, SQL Server-backed microservices, SQL tuning, continuous delivery.\nI have worked with dotnet since version 2.`,
  },
  {
    category: ENGINEERING,
    role: 'iOS developer',
    years: 6,
    skills: 'Swift, SwiftUI, App store releases, Git',
    text: `${top('iOS-utvecklare')}\niOS-utvecklare, Bankappen, 2019-06 – nu\nSwift sedan starten, SwiftUI sedan 2021. Ansvarar för app store releases. Git.`,
  },
  {
    category: CLOUD,
    role: 'Platform engineer',
    years: 4,
    skills: 'Kubernetes, Helm, Argo CD, Go, Terraform, Backstage',
    text: `${top('Platform engineer')}\nExperience\nPlatform engineer, Molnbolaget (Aug 2021 - present)\nKubernetes, Helm and Argo CD for 60 teams; controllers in Go; Terraform modules; a Backstage portal.`,
  },
  {
    category: CLOUD,
    role: 'IT support specialist',
    years: 3,
    skills: 'Service desk, Active Directory, Microsoft 365, Intune, ITIL',
    text: `${top('IT support specialist')}\nIT support specialist, Kommunen, 2022-10 – nu\nService desk med 4 000 användare. Active Directory, Microsoft 365, Intune. ITIL Foundation.`,
  },
  {
    category: DATA,
    role: 'Data analyst',
    years: 2,
    skills: 'SQL, Tableau, Excel, Cohort analysis, Google Analytics, Python',
    text: `${top('Data analyst')}\nData analyst, Matkassen, 2023-10 - present\nSQL and Tableau daily, cohort analysis of subscribers, Google Analytics, Excel. Some Python.`,
  },
  {
    category: DELIVERY,
    role: 'Business analyst',
    years: 5,
    skills: 'Business analysis, Requirements analysis, BPMN, User stories, Process mapping',
    text: `${top('Verksamhetsanalytiker')}\nVerksamhetsanalytiker, Pensionsbolaget, 2020-11 – nu\nKravhantering, processkartläggning i BPMN, user stories. Affärsanalys åt ledningen.`,
  },
  {
    category: FINANCE,
    role: 'Business controller',
    years: 8,
    skills: 'Business control, Budgeting, Forecasting, Excel, Power BI, Cost accounting',
    text: `${top('Business controller')}\nBusiness controller, Verkstadsbolaget, Sep 2017 - present\nBusiness control for two plants: budgeting, forecasting, cost accounting. Excel and Power BI.`,
  },
  {
    category: QUALITY,
    role: 'Test manager',
    years: 10,
    skills: 'Test management, Test strategy, ISTQB, Acceptance testing, Jira',
    text: `${top('Testledare')}\nTestledare, Myndigheten, 2015-10 – nu\nTestledning i stora program, test strategy, acceptance testing. ISTQB Advanced. Jira.`,
  },
  {
    category: MARKETING,
    role: 'Copywriter',
    years: 6,
    skills: 'Copywriting, Storytelling, Newsletters, Editorial planning, SEO',
    text: `${top('Copywriter')}\nCopywriter, Byrån, 2019-09 - present\nCopywriting and storytelling for retail, weekly newsletters, editorial planning, SEO.`,
  },
  {
    category: CUSTOMERS,
    role: 'Support engineer',
    years: 3,
    skills: 'Technical support, Zendesk, Troubleshooting, SQL, Knowledge base writing',
    text: `${top('Support engineer')}\nSupport engineer, Programvarubolaget, 2022-07 – nu\nTeknisk support i Zendesk, troubleshooting ner till SQL, knowledge base writing.`,
  },
];
