// `npm run dev -w mfe-payments`: one slice alone, with a fake shell. Calls go to a running instance.
// Settings: PORT (8090), VELA_ORIGIN (http://localhost:8080), where `npm start` or `npm run dev` runs.
import { readPort, requireFreePort, StartProblem } from '@vela/supervisor';
import { startAppServer } from '../dev/app-server.mjs';
import { aloneDocument } from '../dev/document.mjs';
import { appIn } from '../webpack/app.mjs';

const DEFAULT_PORT = '8090';

async function start() {
  const app = appIn(process.cwd());
  if (app.isShell) throw new StartProblem('The shell does not run alone. Use npm run dev in the repository’s folder.');
  const port = readPort(process.env['PORT'] ?? DEFAULT_PORT);
  await requireFreePort(port);
  const instance = process.env['VELA_ORIGIN'] ?? 'http://localhost:8080';
  const server = await startAppServer({
    directory: app.directory,
    port,
    form: 'standalone',
    document: (pathname) => aloneDocument(pathname, app.packageName),
    proxy: { '/api': instance, '/sandbox': instance },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void server.stop().then(() => process.exit(0)));
  console.log(`${app.packageName} runs alone at http://localhost:${port}, its calls go to ${instance}.`);
}

start().catch((error) => {
  console.error(error instanceof StartProblem ? error.message : error);
  process.exitCode = 1;
});
