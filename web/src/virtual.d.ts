declare module 'virtual:icons/*' {
  const icons: Record<string, [body: string, box: number, color?: string]>;
  export default icons;
}

declare module 'virtual:texts/*' {
  const fluent: string;
  export default fluent;
}

declare module 'virtual:rules/*' {
  const chapters: { id: string; title: string; rules: { number: string; text: string }[] }[];
  export default chapters;
}
