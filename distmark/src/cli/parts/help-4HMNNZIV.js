import {a4 as optionSpecs}from'../main.js';import'node:buffer';function helpText(){const specs=Object.entries(optionSpecs);const groups=new Map;const width=Math.max(...specs.map(([name,spec])=>usage(name,spec).length));for(const[name,spec]of specs){const lines=groups.get(spec.group)??[];groups.set(spec.group,lines);const[first="",...rest]=wrap(spec.help,100-width-4);lines.push(`  ${usage(name,spec).padEnd(width)}  ${first}`,...rest.map(line=>" ".repeat(width+4)+line));}const blocks=[...groups].map(([group,lines])=>`${group}:
${lines.join("\n")}
`);return `${head}
${blocks.join("\n")}
${foot}`}function usage(name,spec){const short=spec.short===void 0?"    ":`-${spec.short}, `;return `${short}--${name}${spec.value===void 0?"":` ${spec.value}`}`}var head=`Usage: mojilint [options] [file | folder | pattern ...]

Finds text that was read through the wrong character table, proves it byte by byte, and gives it
back. Without a path it searches the current folder. A single - reads standard input.
`;var foot=`Exit codes: 0 nothing left to do; 1 errors are left, or more warnings than --max-warnings, or --diff
has something to print; 2 the job could not be done (options, configuration, files).
`;function wrap(text,width){const lines=[];let line="";for(const word of text.split(" ")){if(line!==""&&line.length+1+word.length>width){lines.push(line);line=word;}else line=line===""?word:`${line} ${word}`;}return [...lines,line]}export{helpText};