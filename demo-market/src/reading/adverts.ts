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

/** Adverts that the reader was tuned on. */
export const ADVERTS: readonly MeasuredText[] = [
  {
    category: ENGINEERING,
    role: 'Backend developer, Java',
    skills: 'Java, Kotlin, Spring Boot, PostgreSQL, Kafka, CI/CD, Microservices, Code review',
    text: `Senior Java Developer\nStockholm, hybrid (3 days a week in the office)\n\nWe build the ledger behind two million payments a day.\n\nRequirements\n- 5+ years of experience with Java and Spring Boot\n- Strong knowledge of PostgreSQL and Kafka\n- You are used to microservices and CI/CD\n- You like code reviews\nNo PHP, we promise.\n\nNice to have\n- Kotlin\n\nSalary: SEK 58,000 - 68,000 per month. Permanent position, 100%.`,
  },
  {
    category: ENGINEERING,
    role: 'Frontend developer',
    skills: 'React, TypeScript, HTML and CSS, Next.js, Web accessibility, GraphQL, Git',
    text: `Vi söker en frontendutvecklare till Göteborg\n\nDu kommer att bygga vår nya kundportal tillsammans med två designers.\n\nKrav:\n• Minst tre års erfarenhet av React och TypeScript\n• Gedigna kunskaper i HTML och CSS\n• Van vid Git\n\nMeriterande:\n• Next.js, GraphQL\n• Tillgänglighet (WCAG)\n\nErfarenhet av Angular är inget krav.\nLön 45 000-52 000 kr per månad. Tillsvidareanställning, heltid.`,
  },
  {
    category: CLOUD,
    role: 'DevOps engineer',
    skills: 'Kubernetes, Terraform, AWS, GitHub Actions, Python, Prometheus, Grafana, Linux',
    text: `DevOps Engineer (fully remote, EU)\nYou run our platform on k8s in AWS. Everything is Terraform; we deploy through GitHub Actions. Scripting in Python. Dashboards live in Grafana with Prometheus behind. Solid Linux. You will not touch Jenkins.\nEUR 70,000 a year. Start as soon as possible.`,
  },
  {
    category: CLOUD,
    role: 'Site reliability engineer',
    skills:
      'Go, Kubernetes, Prometheus, OpenTelemetry, Service level objectives, On-call, Incident management, Google Cloud',
    text: `SRE till fintechbolag\nPlats: Malmö eller distans\nVi letar efter dig som är expert på Kubernetes och skriver Go till vardags. Du sätter SLO:er tillsammans med teamen, mäter med Prometheus och OpenTelemetry och leder arbetet med incidenthantering. On-call var sjätte vecka. Allt kör i GCP. Vi använder inte Azure.`,
  },
  {
    category: DATA,
    role: 'Data engineer',
    skills: 'Python, SQL, dbt, Snowflake, Airflow, Kafka, Data quality',
    text: `Data Engineer - Copenhagen\nAbout the role\nYou own the pipelines from Kafka to Snowflake. We model in dbt, orchestrate with Apache Airflow and test for data quality at every step.\nWhat you bring\n* Advanced SQL, good Python\n* 4 years of experience as a data engineer\nDKK 55.000 per month, permanent, on-site.`,
  },
  {
    category: DATA,
    role: 'Data analyst',
    skills: 'SQL, Power BI, Excel, A/B testing, Python',
    text: `Dataanalytiker\n\nHos oss får du arbeta med försäljningsdata från 400 butiker. Du behöver mycket goda kunskaper i SQL och PowerBI, och Excel sitter i ryggmärgen. Har du kört A/B-tester är det ett plus. Grundläggande Python är meriterande.\nOrt: Uppsala. Anställningsform: tillsvidare, 100 %.`,
  },
  {
    category: DESIGN,
    role: 'UX designer',
    skills: 'Figma, Prototyping, Usability testing, User interviews, Design systems, Accessibility (WCAG)',
    text: `UX Designer at a healthcare startup\nYou run user interviews and usability tests every week and turn them into prototypes in Figma. You help to grow our design system, and you know WCAG by heart.\nHybrid in Oslo. NOK 720 000 per year. Full-time.`,
  },
  {
    category: DESIGN,
    role: 'Service designer',
    skills:
      'Service design, Journey mapping, Service blueprints, Workshop facilitation, Design for the public sector, Figma',
    text: `Tjänstedesigner till myndighet\nVi söker dig som har arbetat minst fem år med tjänstedesign i offentlig sektor (design for the public sector). Du kartlägger kundresor, ritar service blueprints och håller i workshopledning. Figma används dagligen.\nPlacering: Sundsvall, på plats. Konsultuppdrag 80 %.`,
  },
  {
    category: DELIVERY,
    role: 'Scrum master',
    skills: 'Scrum, Kanban, Facilitation, Retrospectives, Jira, SAFe',
    text: `Scrum Master\nTwo teams in Tampere need you. Scrum and Kanban are home ground, you are great at facilitation and retrospectives that lead somewhere, and Jira holds no secrets. SAFe is a merit, not a must. Our office is a safe place to learn.\nSalary 4,500 EUR per month.`,
  },
  {
    category: DELIVERY,
    role: 'IT project manager',
    skills:
      'Project management, Risk management, Steering groups, Procurement, Budget follow-up, PRINCE2, Stakeholder management',
    text: `IT-projektledare, interim 6 månader\n\nDu leder införandet av ett nytt journalsystem. Uppdraget omfattar projektledning, riskhantering, upphandling och budgetuppföljning, samt rapportering till styrgrupper. Intressenthantering i en politisk miljö. Certifiering i PRINCE2 är meriterande.\nArvode: 950 kr per timme. Omfattning 100%. Tillträde omgående.`,
  },
  {
    category: FINANCE,
    role: 'Business controller',
    skills: 'Business control, Budgeting, Forecasting, Excel, Power BI, Variance analysis, Month-end closing',
    text: `Business Controller\nWe're looking for a business controller for our plant in Västerås. You own budgeting and forecasting, explain variances (variance analysis), support month-end closing and build reports in Power BI. Expert in Excel. Background in business control.\nOn-site. 52.000 SEK/month.`,
  },
  {
    category: FINANCE,
    role: 'Accountant',
    skills: 'VAT, Reconciliation, Annual accounts, Month-end closing, Excel',
    text: `Redovisningsekonom sökes!\nArbetsuppgifter:\n- Avstämningar och månadsbokslut\n- Moms och årsredovisning\nVi tror att du är noggrann och har goda kunskaper i Excel. Kunskaper i SAP behövs inte.\nDeltid 75 % av heltid. Ort: Örebro.`,
  },
  {
    category: QUALITY,
    role: 'Test automation engineer',
    skills: 'Playwright, TypeScript, API testing, Postman, CI/CD, Docker, Git',
    text: `Test Automation Engineer\nTech stack: Playwright, TypeScript, Postman, Docker\nYou write API tests and browser tests that run in our CI/CD pipeline. Git is obvious. We moved away from Selenium and Cypress years ago.\nRemote within Sweden or Finland. 600 000 SEK annually.`,
  },
  {
    category: QUALITY,
    role: 'Test manager',
    skills: 'Test management, Test strategy, ISTQB, Risk-based testing, Acceptance testing, Jira',
    text: `Testledare till bank\nDu ansvarar för testledning av tre team, sätter teststrategin (test strategy) och driver acceptance testing med verksamheten. Risk-based testing är vår modell. ISTQB-certifiering och vana av Jira förutsätts.\nHybrid i Stockholm, två dagar hemifrån.`,
  },
  {
    category: PEOPLE,
    role: 'Technical recruiter',
    skills: 'Technical recruiting, Sourcing, Interviewing, Employer branding, Applicant tracking systems',
    text: `Technical Recruiter\nYou will do sourcing, interviewing and technical recruiting for engineering teams in four countries. Some employer branding. You know your way around applicant tracking systems.\nPermanent, hybrid, Helsinki. 3 years of experience.`,
  },
  {
    category: MARKETING,
    role: 'SEO specialist',
    skills: 'SEO, Technical SEO, Keyword research, Google Analytics, Content strategy, Copywriting',
    text: `SEO-specialist\nVill du bli vår nästa SEO-specialist? Du arbetar med teknisk SEO (technical SEO), keyword research och content strategy. Du följer upp i Google Analytics och skriver gärna själv – copywriting är ett plus.\nLund. Heltid. 42 tkr per månad.`,
  },
  {
    category: CUSTOMERS,
    role: 'Customer success manager',
    skills: 'Onboarding, Churn prevention, Quarterly reviews, Gainsight, Salesforce, Renewals',
    text: `Customer Success Manager (Nordics)\nYou take new customers through onboarding, run quarterly reviews, and own renewals and churn prevention. We work in Gainsight and Salesforce. HubSpot is not needed.\nWe offer: training budget, onboarding buddy, 5 weeks of holiday.`,
  },
  {
    category: ENGINEERING,
    role: 'Embedded software engineer',
    skills: 'C++, Embedded C, RTOS, CAN bus, AUTOSAR, Linux, Git, Python',
    text: `Embedded-utvecklare / C++\nInbyggda system för tunga fordon. Du programmerar i C++ och embedded C på RTOS, pratar CAN bus flytande och har gärna jobbat med AUTOSAR. Linux och Git i vardagen. Python för testverktyg är bra att kunna men inget krav på Java.\nOrt: Södertälje. På plats.`,
  },
  {
    category: ENGINEERING,
    role: 'Full-stack developer',
    skills: 'TypeScript, React, Node.js, NestJS, PostgreSQL, Redis, REST APIs, Test-driven development',
    text: `Full stack developer wanted\n\nMust have: TypeScript, React.js, NodeJS (NestJS), Postgres\nNice to have: Redis, TDD\nYou design RESTful APIs and go to customers when it helps. Express yourself clearly in English.\nContract role, 12 months, 100% allocation, EUR 75 per hour.`,
  },
  {
    category: ENGINEERING,
    role: 'Backend developer, .NET',
    skills: 'C#, .NET, ASP.NET Core, Entity Framework, SQL, Microservices, Pair programming',
    text: `Systemutvecklare C#/.NET\nVi bygger mikrotjänster i ASP.NET Core med Entity Framework ovanpå. Du har flera års erfarenhet av C# och .NET och skriver SQL utan att blinka. Vi jobbar med parprogrammering, inte med kodgranskning.\nLinköping eller på distans. Lön enligt överenskommelse.`,
  },
  {
    category: ENGINEERING,
    role: 'iOS developer',
    skills: 'Swift, SwiftUI, App store releases, CI/CD, GraphQL',
    text: `iOS developer\nOur app has 900,000 users. You are fluent in Swift and SwiftUI, know app store releases, and set up continuous integration. Our backend speaks GraphQL. We take swift decisions and go for simple things. React Native is no requirement.\nReykjavik or remote. Permanent.`,
  },
  {
    category: DATA,
    role: 'Analytics engineer',
    skills: 'dbt, BigQuery, Looker, SQL, Dimensional modelling, Git',
    text: `Analytics engineer\nDin vardag: dbt-modeller i BigQuery, dashboards i Looker och en hel del SQL. Vi tror på dimensional modelling. Du versionshanterar allt i Git.\nHelt på distans inom Sverige. Årslön 650 000 kr.`,
  },
];

/** Adverts that nothing was tuned on. */
export const HELD_OUT_ADVERTS: readonly MeasuredText[] = [
  {
    category: ENGINEERING,
    role: 'Backend developer, Python',
    skills: 'Python, Django, FastAPI, PostgreSQL, Redis, REST APIs, Elasticsearch',
    text: `Python Backend Developer\n\nWhat you will do\nGrow our booking engine: Django for the old parts, FastAPI for the new. PostgreSQL and Redis underneath, Elasticsearch for search. You care for clean REST APIs.\n\nWhat we don't need: Java, Kubernetes certificates or all-nighters.\nAarhus, hybrid. 50,000 DKK a month.`,
  },
  {
    category: ENGINEERING,
    role: 'Android developer',
    skills: 'Kotlin, Jetpack Compose, Java, App store releases, Code review',
    text: `Androidutvecklare\nTill vårt appteam i Umeå söker vi en utvecklare med djup kunskap i Kotlin och Jetpack Compose. Viss Java finns kvar. Du sköter app store releases och tar del i kodgranskningar. Flutter är vi klara med.\nTillsvidare, provanställning 6 månader.`,
  },
  {
    category: CLOUD,
    role: 'Cloud engineer',
    skills: 'Azure, Terraform, Docker, Networking, DNS, Firewalls, Monitoring',
    text: `Cloud Engineer, Azure\nBasics: Microsoft Azure, Terraform, Docker.\nYou also understand networking, DNS and firewalls, and you take monitoring seriously.\nThree years or more of experience. Bergen, on site. NOK 65 000 per month.`,
  },
  {
    category: CLOUD,
    role: 'Systems administrator',
    skills: 'Windows Server, Active Directory, Microsoft 365, Intune, ITIL, Service desk',
    text: `Systemadministratör\nKommunens 3 000 medarbetare behöver dig. Du förvaltar Windows Server, Active Directory och Microsoft 365, rullar ut datorer med Intune och stöttar vår service desk. Vi följer ITIL.\nÖstersund, på plats, heltid, tillsvidareanställning.`,
  },
  {
    category: DESIGN,
    role: 'Product designer',
    skills: 'Figma, Interaction design, Visual design, Prototyping, Design systems, User flows',
    text: `Product designer, part-time 60%\nFrom user flows to pixels: interaction design, visual design and prototyping in Figma. You will look after the design systems of two products. Motion is nice, but we have somebody for it.\nTallinn or remote.`,
  },
  {
    category: DELIVERY,
    role: 'Business analyst',
    skills: 'Requirements analysis, Process mapping, BPMN, User stories, Acceptance criteria, Jira',
    text: `Verksamhetsanalytiker\nVi behöver någon som gillar kravanalys och processkartläggning (BPMN) och kan formulera användarberättelser med tydliga acceptanskriterier. Backlog i Jira.\nKarlstad, hybrid. 48 000 kr/mån.`,
  },
  {
    category: FINANCE,
    role: 'FP&A manager',
    skills: 'Financial modelling, Budgeting, Forecasting, Excel, NetSuite, Financial reporting',
    text: `FP&A Manager\nYou lead budgeting and forecasting for the group, own financial modelling in Excel, and improve financial reporting. We run NetSuite. SAP is history here.\nRiga. EUR 5,200 per month. Full-time permanent.`,
  },
  {
    category: MARKETING,
    role: 'Marketing automation specialist',
    skills: 'Marketing automation, HubSpot, Email marketing, Lead scoring, Segmentation, CRM',
    text: `Specialist inom marketing automation\nDu bygger flöden i HubSpot: email marketing, lead scoring och segmentation. Kopplingen till vårt CRM är din. Tidigare erfarenhet av Marketo saknar betydelse.\nHelsingborg, hybrid.`,
  },
  {
    category: CUSTOMERS,
    role: 'Sales engineer',
    skills:
      'Product demonstrations, Proof of concepts, Requests for proposal, API integrations, Technical discovery, Salesforce',
    text: `Sales Engineer\nYou join calls for technical discovery, give product demonstrations, run proofs of concept and answer requests for proposal. You can explain API integrations to anybody. Pipeline in Salesforce.\nVilnius. OTE EUR 80k a year.`,
  },
  {
    category: ENGINEERING,
    role: 'Game developer',
    skills: 'Unity, C#, C++, Shader programming, Git',
    text: `Spelutvecklare\nLiten studio i Skövde söker spelprogrammerare. Vi bygger i Unity med C#, och motorn har delar i C++. Shader programming är meriterande. Git såklart.\nVi erbjuder flextid och en stark känsla av unity i teamet.`,
  },
];
