import type { Catalogue } from "../../catalogue";

export const table: Catalogue = {};
