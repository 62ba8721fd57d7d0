declare module 'virtual:icons/*' {
  const icons: Record<string, [body: string, box: number, color?: string]>;
  export default icons;
}

declare module 'virtual:texts/*' {
  const fluent: string;
  export default fluent;
}

declare module 'virtual:rules/*' {
  interface Rule {
    number: string;
    text: string;
  }
  const rulebook: { short: Rule[]; chapters: { id: string; title: string; rules: Rule[] }[] };
  export default rulebook;
}
