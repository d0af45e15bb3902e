import type { Family } from "./family";

const PLINTH = "/=WmWuIuKqMqOm";
const RAYS = "*=BB332*=JI332*=SB332";

/** A thing of worth on a plinth. */
export const relic: Family = [
  [/chalice|heart|drum|idol/, `${PLINTH}/=WKWkOiSgUaOWKKWK|(W8SESKWKaKaE${RAYS}`],
  [/blade|lance|fang|whip/, `${PLINTH}/TlTEW4ZEZl/MVWSgVfYWWOY|*WV772/WDW8XDXRWR${RAYS}`],
  [/crown/, `${PLINTH}/=WGSWOKKWEGIiWi|.=NH4.WC6*Wd992`],
  [/tome|scroll|book|mantle/, `${PLINTH}/=WOWiGgEKOK|/=URJOKQUT/=UVKTKUUX*WBK74`],
  [/mirror|coin|veil/, `${PLINTH}*WP-u9/UiYiZmTm|.WPe`],
  [/bow/, `${PLINTH}~M22SC5eK6eQ8eW6Sg5Mq2|/M3OQMoMQ/AQmQmOtQmSmRAR`],
  [/hammer|spurs|titan/, `${PLINTH}/UmVMYMYm/G8i8oCoKiOGOKG|/=VGQGTC${RAYS}`],
  [/shield|bulwark|harness|plat/, `${PLINTH}/=W4K8GKKaWm|*WMQ94${RAYS}`],
  [/sickle|bill|scythe/, `${PLINTH}/ZmbDeDdm(eGW4K4AE8QGGSEaK|~CK1IC2SC1${RAYS}`],
  [/glass|monolith/, `${PLINTH}/=W4K4K8W8/=WiKiKlWl/=M7K7KiMi|/O8e8WQeiOiWQ`],
];
