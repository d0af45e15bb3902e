import type { Catalogue } from "../../catalogue";

export const store: Catalogue = {};
