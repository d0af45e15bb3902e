import "./palettes.css";

import.meta.glob("../../games/*/page/palette.css", { eager: true });
