import fs from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
const mediaTypes = {
    '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8', '.svg': 'image/svg+xml'
};
/**
 * Serves the files of a folder below a path such as `/some/folder/`, as a static host does. Port 0 takes any that is free.
 * @throws {Error} when the port cannot be had (`EADDRINUSE`, `EACCES`).
 */
export async function servePage(folder, { port, below = '/' }) {
    const names = new Set(await fs.readdir(folder));
    const server = http.createServer((request, response) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const name = pathname === below ? 'index.html' : pathname.startsWith(below) ? pathname.slice(below.length) : '';
        if (!names.has(name)) {
            response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n');
            return;
        }
        fs.readFile(path.join(folder, name)).then((content) => response.writeHead(200, { 'Content-Type': mediaTypes[path.extname(name)] ?? 'application/octet-stream', 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' }).end(content), () => response.writeHead(500).end());
    });
    await new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, '127.0.0.1', resolve);
    });
    const address = server.address();
    const actualPort = typeof address === 'object' && address !== null ? address.port : port;
    return {
        url: `http://127.0.0.1:${actualPort}${below}`,
        close: () => new Promise((resolve) => {
            server.close(() => resolve());
            server.closeAllConnections();
        })
    };
}
