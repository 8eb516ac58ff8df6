const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Techniques, products and firms whose name is an address. With a path behind it, it is an address again. */
export const KNOWN_SITES = list(`
  asp.net ado.net vb.net ml.net f#.net paint.net accord.net signalr.net
  socket.io draw.io diagrams.net spring.io hugo.io ionic.io fast.ai h2o.ai c3.ai character.ai scale.ai x.ai
  monday.com booking.com hotels.com oracle.com ibm.com sap.com amazon.com salesforce.com alibaba.com trivago.com expedia.com cars.com shop.com
  wordpress.com github.com gitlab.com linkedin.com stackoverflow.com stackexchange.com medium.com npmjs.com
  last.fm cal.com plotly.js crypto.com blockchain.com bol.com coolblue.nl zalando.se match.com
  blocket.se hemnet.se avanza.se tradera.com cdon.com bokus.com adlibris.com boozt.com apotea.se prisjakt.nu
  finn.no komplett.no vg.no dba.dk bilka.dk proff.no tori.fi verkkokauppa.com nettix.fi
  data.gov data.gouv.fr gov.uk riksdagen.se skatteverket.se arbetsformedlingen.se 1177.se
  angular.io quay.io deck.gl three.js d3.js builder.io fly.io render.com bun.sh deno.land
  code.org archive.org openstreetmap.org schema.org python.org nodejs.org w3.org
  about.me check24.de auto1.com mobile.de
`);

/** Endings of files that are top-level domains too; a bare name with one is a file. */
export const FILE_ENDINGS = list('md py zip mov tf ps mm ml');
/** These are files only with a file's name. */
export const SCRIPT_ENDINGS = list('sh rs so cc pl');
export const FILE_NAMES = list(`
  main index setup script build deploy run test tests start install lib mod app config utils server client backup bash
  entrypoint bootstrap release init env update migrate
`);

/** What names in code begin with: "java.net", "System.IO". */
export const CODE_PREFIXES = list(
  'java javax jakarta kotlin scala system microsoft react vue angular node process window document array object promise math os np pd tf torch com org std spring app',
);

/** Annotations and at-rules that are no user names. */
export const ANNOTATIONS = list(`
  component injectable autowired override transactional test mock input output viewchild bean service repository controller
  restcontroller entity table column id getmapping postmapping requestmapping deprecated nullable notnull data value
  configuration springbootapplication beforeeach aftereach dataclass property staticmethod classmethod decorator
  media import keyframes supports layer container apply tailwind param return returns throws see type typedef
  published state stateobject binding mainactor objc home work scale
`);
