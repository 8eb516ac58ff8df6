// `npm run doctor`: looks at the configuration of production in this environment, and at the services that it names.
import { diagnose, diagnosisText, failuresIn } from './back-office/doctor/index.js';

const checked = await diagnose(process.env);
process.stdout.write(diagnosisText(checked));
// Connections that a service keeps open do not keep the terminal waiting.
process.exit(failuresIn(checked) === 0 ? 0 : 1);
